/**
 * Whether the installed packages (node_modules/.package-lock.json) match the lock file.
 * Optional packages may be missing: most of them are for other platforms.
 */
export const matchesLock = (lock, installed) => {
  const isInstalled = ([place, entry]) => {
    // Our own packages, whose versions change with each release.
    if (!place.includes('node_modules/')) return true;
    const found = installed.packages?.[place];
    if (!found) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return found.version === entry.version && found.integrity === entry.integrity;
  };
  const lockedPackages = lock.packages ?? {};
  return (
    Object.entries(lockedPackages).every(isInstalled) &&
    Object.keys(installed.packages ?? {}).every((place) => place in lockedPackages)
  );
};
