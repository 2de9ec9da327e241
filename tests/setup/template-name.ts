export const templateName = "kwispel_test_template";
export const copyPrefix = "kwispel_test_";
