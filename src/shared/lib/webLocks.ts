/** Shared by all tabs. A page of plain http on another host than this machine has none, whatever the types say. */
export const webLocks = (): LockManager | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks;
