/** Records what the page saves instead of saving it; restore all mocks afterwards. */
export const watchDownloads = () => {
  const saved: string[] = [];
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:http://localhost:3000/${blobs.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  return { saved, blobs };
};
