export const templateName = "kwispel_test_template";
