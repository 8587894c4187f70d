import fs from 'node:fs';
import path from 'node:path';

import { inRoot } from '../process/paths.mjs';
import { run } from '../process/processes.mjs';
import { findCommand } from '../setup/findCommand.mjs';

export const promtoolFolder = inRoot('.cache', 'promtool');

/** @returns {string | undefined} */
export const findPromtool = () => {
  const unpacked = path.join(promtoolFolder, 'usr', 'bin', 'promtool');
  return findCommand(['promtool']) ?? (fs.existsSync(unpacked) ? unpacked : undefined);
};

const documents = inRoot('docs', 'monitoring');

/** The queries of Grafana's dashboard as rules, because promtool reads no dashboards. */
const writeDashboardRules = () => {
  const { panels } = JSON.parse(fs.readFileSync(path.join(documents, 'dashboard.json'), 'utf8'));
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const rules = queries.map((query, index) => ({
    record: `dashboard:${index}`,
    expr: query.replaceAll('$__rate_interval', '5m').replaceAll('$job', 'medida'),
  }));
  const file = inRoot('.cache', 'test', 'dashboardRules.yml');
  // JSON is YAML, too.
  fs.writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
  return file;
};

/** Whether Prometheus accepts the alerts and the dashboard, and the alerts fire when they should. */
export const checkMonitoring = async (log) => {
  const promtool = findPromtool();
  const checks = [
    ['check', 'rules', path.join(documents, 'alerts.yml'), writeDashboardRules()],
    ['test', 'rules', path.join(documents, 'alerts.test.yml')],
  ];
  const results = await Promise.all(checks.map((args) => run(promtool, args, { log })));
  const failed = results.filter(({ code }) => code !== 0).length;
  return { passed: checks.length - failed, failed, output: results.map(({ output }) => output).join('') };
};
