/** Marks a configuration that the server has validated: any change to the text changes its mark (FNV-1a). */
export const checkedMark = (text: string): string => {
  let mark = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193);
  return (mark >>> 0).toString(36);
};
