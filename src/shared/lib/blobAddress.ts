/** The address of a picture or file in blob storage; a full web address is left as is. */
export const getBlobAddress = (blobBase: string, name: string) =>
  /^https?:\/\//i.test(name) ? name : `${blobBase.replace(/\/$/, '')}/${name.replace(/^\/+/, '')}`;
