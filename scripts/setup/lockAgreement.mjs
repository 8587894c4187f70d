/**
 * Whether the installed packages (node_modules/.package-lock.json) match the lock file.
 * Optional packages may be missing: most of them are for other platforms.
 */
export const matchesLock = (lock, installed) => {
  const isInstalled = ([place, entry]) => {
    if (place === '') return true;
    const found = installed.packages?.[place];
    if (!found) return Boolean(entry.optional || entry.devOptional || entry.peer || !place.includes('node_modules/'));
    return found.version === entry.version && found.integrity === entry.integrity;
  };
  const lockedPackages = lock.packages ?? {};
  return (
    Object.entries(lockedPackages).every(isInstalled) &&
    Object.keys(installed.packages ?? {}).every((place) => place in lockedPackages)
  );
};
