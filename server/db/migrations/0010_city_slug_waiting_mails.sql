ALTER TABLE "mails" ALTER COLUMN "subject" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "html" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "text" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "data" jsonb;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "city_slug" text;--> statement-breakpoint
-- As `slugOf` of place-name.ts has it, and by a place's own name where people use another one.
create function pg_temp.city_slug_of(city text) returns text language sql immutable as $$
  with spelled as (
    select trim(both '-' from regexp_replace(lower(regexp_replace(regexp_replace(
      normalize(city, nfkd), '[\u0300-\u036f]', '', 'g'), '[''’‘`´ʼ]', '', 'g')), '[^a-z0-9]+', '-', 'g')
    ) as slug
  )
  select coalesce(known.slug, nullif(spelled.slug, ''), 'nederland') from spelled left join (values
    ('den-bosch', 's-hertogenbosch'), ('bois-le-duc', 's-hertogenbosch'), ('s-gravenhage',
    'den-haag'), ('the-hague', 'den-haag'), ('almere-stad', 'almere'), ('almere-haven',
    'almere'), ('almere-buiten', 'almere'), ('almere-poort', 'almere'), ('katwijk-aan-zee',
    'katwijk'), ('katwijk-aan-den-rijn', 'katwijk'), ('noordwijk-aan-zee', 'noordwijk'),
    ('noordwijk-binnen', 'noordwijk'), ('zaanstad', 'zaandam'), ('velsen', 'ijmuiden'),
    ('vreeswijk', 'nieuwegein'), ('jutphaas', 'nieuwegein'), ('leidsche-rijn', 'utrecht'),
    ('spakenburg', 'bunschoten-spakenburg'), ('texel', 'den-burg'), ('terschelling',
    'west-terschelling'), ('vlieland', 'oost-vlieland'), ('ameland', 'nes'), ('ljouwert',
    'leeuwarden'), ('snits', 'sneek'), ('it-hearrenfean', 'heerenveen'), ('frjentsjer',
    'franeker'), ('harns', 'harlingen'), ('boalsert', 'bolsward'), ('starum', 'stavoren'),
    ('hylpen', 'hindeloopen'), ('bergum', 'burgum'), ('grouw', 'grou'), ('damwoude', 'damwald'),
    ('zwaagwesteinde', 'de-westereen'), ('veenwouden', 'feanwalden'), ('oenkerk', 'oentsjerk'),
    ('giekerk', 'gytsjerk'), ('hardegarijp', 'hurdegaryp'), ('tietjerk', 'tytsjerk'),
    ('oostermeer', 'eastermar'), ('garijp', 'garyp'), ('oldeboorn', 'aldeboarn'), ('irnsum',
    'jirnsum'), ('warga', 'wergea'), ('berlikum', 'berltsum'), ('menaldum', 'menaam'),
    ('dronrijp', 'dronryp'), ('ferwerd', 'ferwert'), ('holwerd', 'holwert'), ('birdaard',
    'burdaard'), ('kollumerzwaag', 'kollumersweach'), ('broeksterwoude', 'broeksterwald'),
    ('noordbergum', 'noardburgum')
  ) as known(other, slug) on known.other = spelled.slug
$$;--> statement-breakpoint
update "addresses" set "city_slug" = pg_temp.city_slug_of("city");--> statement-breakpoint
drop function pg_temp.city_slug_of(text);--> statement-breakpoint
ALTER TABLE "addresses" ALTER COLUMN "city_slug" SET NOT NULL;
