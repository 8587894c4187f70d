/** Saves what an object URL stands for as a file. */
export const saveAddress = (name: string, address: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Delayed, because the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** Downloads a text as a file. */
export const downloadText = (name: string, text: string, type: string): void =>
  saveAddress(name, URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` })));
