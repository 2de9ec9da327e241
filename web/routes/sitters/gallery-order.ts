type Flags = { coverImage: boolean; profileImage: boolean };

/**
 * The cover first and the face last, which stands beside the name already; without a cover the face
 * first. The rest as it was put.
 */
export function galleryOrder<Image extends Flags>(images: readonly Image[]): Image[] {
  const hasCover = images.some(({ coverImage }) => coverImage);
  const rank = ({ coverImage, profileImage }: Flags) => {
    if (coverImage) return 0;
    if (profileImage) return hasCover ? 3 : 1;
    return 2;
  };
  return images.toSorted((a, b) => rank(a) - rank(b));
}
