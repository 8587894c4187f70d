/** Where a picture or file of the blob storage is; what already is a whole web address stays as it is. */
export const blobAddress = (blobBase: string, name: string) =>
  /^https?:\/\//i.test(name) ? name : `${blobBase.replace(/\/$/, '')}/${name.replace(/^\/+/, '')}`;
