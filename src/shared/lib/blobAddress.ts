export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/** The address of a picture or file in blob storage; a full web address is left as is. */
export const getBlobAddress = (blobBase: string, name: string) =>
  isWebAddress(name) ? name : `${blobBase.replace(/\/$/, '')}/${name.replace(/^\/+/, '')}`;
