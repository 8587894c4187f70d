export const videoPicture = { width: 1280, height: 720 };
