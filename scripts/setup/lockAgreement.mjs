/**
 * Whether the installed packages (node_modules/.package-lock.json) match the lock file.
 * Optional packages may be missing: most of them are for other platforms.
 */
export const installedAgrees = (wanted, installed) => {
  const isInstalledAsWanted = ([place, entry]) => {
    if (place === '') return true;
    const found = installed.packages?.[place];
    if (!found) return Boolean(entry.optional || entry.devOptional || entry.peer || !place.includes('node_modules/'));
    return found.version === entry.version && found.integrity === entry.integrity;
  };
  const wantedPackages = wanted.packages ?? {};
  return (
    Object.entries(wantedPackages).every(isInstalledAsWanted) &&
    Object.keys(installed.packages ?? {}).every((place) => place in wantedPackages)
  );
};
