/** Downloads a text as a file. */
export const downloadText = (name: string, text: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Delayed, because the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
