/** A file, and the files that import it. */
export type Imported = { source: string; dependents: string[] };

/** Everything that is composed here depends on every feature, which says nothing about which of them has changed. */
const composed = /^(src\/(app|store|main)|server\/src\/rendering|test\/(support|flows|e2e))\b/;
const testFile = /\.test\.tsx?$/;
/** What must survive a kill. Its tests start the built services, which no import shows. */
const durable = /^server\/src\/(cart|db|orders|outbox)\//;
const killTests = 'server/test/kill/';
const builtFrom = /^(src|locales|webpack\.config|babel\.config)/;

const getFeature = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1];
const getFileName = (file: string) => file.slice(file.lastIndexOf('/') + 1);

const opensApplication = (file: string) => /^test\/(flows|e2e)\//.test(file);

/** The changed files and all that depend on them, up to where the application is composed, and to its unit tests. */
const reach = (files: Imported[], changed: string[]) => {
  const dependents = new Map(files.map(({ source, dependents: own }) => [source, own]));
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    const own = dependents.get(file) ?? [];
    own.filter((each) => !composed.test(file) || (testFile.test(each) && !opensApplication(each))).forEach(visit);
  };
  changed.forEach(visit);
  return reached;
};

/**
 * Tests of what has changed. Those that open the whole application are related to a feature by their name, such as
 * cartAfterSleep.test.tsx; the others of them run when the change is not confined to features.
 */
export const findRelatedTests = (files: Imported[], changed: string[]): string[] => {
  const reached = reach(files, changed);
  const features = [...new Set([...reached].flatMap((file) => getFeature(file) ?? []))];
  const isDurabilityAtRisk = [...reached].some((file) => durable.test(file));
  const isConfined = changed.every((file) => getFeature(file) !== undefined || !builtFrom.test(file));
  const all = files.map(({ source }) => source).filter((source) => testFile.test(source));
  const names = [...new Set(files.flatMap(({ source }) => getFeature(source) ?? []))];
  const isAbout = (file: string, feature: string) => getFileName(file).startsWith(feature);
  const isRelated = (file: string) => {
    if (reached.has(file) || (isDurabilityAtRisk && file.startsWith(killTests))) return true;
    if (!opensApplication(file)) return false;
    return names.some((name) => isAbout(file, name)) ? features.some((feature) => isAbout(file, feature)) : !isConfined;
  };
  return all.filter(isRelated);
};
