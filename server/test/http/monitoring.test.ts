import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

import { renderPage } from '@/app/rendering/renderPage';

import { createBuiltRoot } from '../support/builtPage';
import { createTestApp } from '../support/testApp';

type Dashboard = { panels: { targets?: { expr: string }[] }[] };
type Alerts = { groups: { rules: { expr: string }[] }[] };

const read = (name: string) => readFileSync(`docs/monitoring/${name}`, 'utf8');

const dashboard = (JSON.parse(read('dashboard.json')) as Dashboard).panels.flatMap(({ targets = [] }) => targets);
const alerts = (parse(read('alerts.yml')) as Alerts).groups.flatMap(({ rules }) => rules);

const listMetrics = ({ expr }: { expr: string }) => [...expr.matchAll(/(\w+)[{[]/g)].map(([, name = '']) => name);

it('asks only for metrics that exist', async () => {
  const built = await createBuiltRoot();
  const shop = await createTestApp('sqlite', { renderPage, rootDirectory: built.root });
  const { text } = await shop.call('GET', '/metrics', { from: '127.0.0.1' });
  await shop.close();
  await built.remove();
  const types = new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]));
  const known = [...types].flatMap(([name, type]) =>
    type === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name],
  );
  const used = [...new Set([...dashboard, ...alerts].flatMap(listMetrics))];
  expect(used.length).toBeGreaterThan(10);
  // Prometheus itself knows whether a machine is up.
  expect(used.filter((name) => name !== 'up' && !known.includes(name))).toEqual([]);
});
