/** What is kept for a client alone: it goes when the client does, also where no code that wrote it is running. */
export const clientKey = <Name extends string>(name: Name) => `client.${name}` as const;

export const forgetClient = (local: Storage | undefined): void => {
  try {
    const keys = Array.from({ length: local?.length ?? 0 }, (_, index) => local?.key(index) ?? '');
    for (const key of keys) if (key.startsWith(clientKey(''))) local?.removeItem(key);
  } catch (error) {
    // Storage that refuses keeps nothing of the client either.
    if (!(error instanceof DOMException)) throw error;
  }
};
