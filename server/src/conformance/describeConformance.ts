import { formatCount } from '../commands/commandDatabase';
import { escapeMarkup } from '../http/pages/writeHead';
import { toPrintable } from '../printable';
import type { CallResult, Finding, Verdict } from './callReport';
import type { Conformance } from './runConformance';

const names: Record<Verdict, string> = {
  works: 'works',
  part: 'in part',
  fails: 'FAILS',
  notOffered: 'not offered',
  notTried: 'not tried',
};

const formatSize = (bytes: number) => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`);

const describeMeasured = ({ measured }: CallResult): string => {
  if (!measured) return '';
  const { status, milliseconds, bytes, size, records } = measured;
  const sizes = bytes === size ? formatSize(size) : `${formatSize(size)}, sent as ${formatSize(bytes)}`;
  return [status, `${milliseconds} ms`, ...(records === null ? [] : [formatCount(records, 'record')]), sizes].join(
    ', ',
  );
};

const summarize = ({ counts }: Conformance) =>
  `${counts.works} calls work, ${counts.part} in part, ${counts.fails} fail, ${counts.notOffered} are not offered, ${counts.notTried} were not tried.`;

const getTitle = ({ operationId, catalogId, method }: CallResult) =>
  `${method} ${operationId} (catalogue ${catalogId})`;

const describeFinding = ({ level, rule, text, curl }: Finding) => [
  `    ${level === 'note' ? '' : `${level === 'part' ? 'in part' : 'fails'}: `}${toPrintable(text)} [${rule}]`,
  ...(level === 'note' || curl === '' ? [] : [`      ${toPrintable(curl)}`]),
];

/** One line per call, with what was found below it. */
export const describeConformance = (result: Conformance): string[] => [
  ...result.calls.flatMap((call) => [
    `${names[call.verdict].padEnd(11)}  ${getTitle(call)}  ${describeMeasured(call)}`.trimEnd(),
    ...call.findings.flatMap(describeFinding),
  ]),
  '',
  summarize(result),
];

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1.5rem; max-width: 70rem; overflow-wrap: anywhere; }
h2 { margin-top: 2.5rem; }
details { border-top: 1px solid #8886; }
summary { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: .6rem 0; cursor: pointer; align-items: baseline; }
summary code { font-weight: 600; }
.badge { min-width: 6rem; border-radius: 4px; padding: 0 .5rem; text-align: center; font-size: .875rem; background: #8883; }
.works { background: #17663a; color: #fff; }
.part { background: #7a4b00; color: #fff; }
.fails { background: #a11b1b; color: #fff; }
.measured { color: color-mix(in srgb, currentColor 75%, transparent); font-size: .875rem; }
ul { margin: 0 0 .5rem; padding-left: 1.25rem; }
pre { margin: .25rem 0 .75rem; padding: .5rem .75rem; white-space: pre-wrap; background: #8882; border-radius: 4px; font-size: .8125rem; }
`;

const writeFinding = ({ level, text, rule, curl }: Finding) =>
  `<li>${level === 'note' ? '' : `<b>${level === 'part' ? 'In part' : 'Fails'}:</b> `}${escapeMarkup(text)} <small>[${escapeMarkup(rule)}]</small>${
    curl === '' ? '' : `<pre>${escapeMarkup(curl)}</pre>`
  }</li>`;

const writeCall = (call: CallResult) => {
  const { verdict, findings, curl, method, path, operationId, catalogId } = call;
  const isOpen = verdict === 'part' || verdict === 'fails';
  return [
    `<details${isOpen ? ' open' : ''}><summary><span class="badge ${verdict}">${names[verdict].toLowerCase()}</span>`,
    `<code>${escapeMarkup(operationId)}</code><span>catalogue ${catalogId}</span><span class="measured">${escapeMarkup(describeMeasured(call))}</span></summary>`,
    `<p><code>${escapeMarkup(`${method} ${path}`)}</code></p>`,
    findings.length === 0 ? '' : `<ul>${findings.map(writeFinding).join('')}</ul>`,
    curl === '' || findings.some((finding) => finding.curl === curl)
      ? ''
      : `<p>The request:</p><pre>${escapeMarkup(curl)}</pre>`,
    '</details>',
  ].join('');
};

const titles = { public: 'Public service', inventory: 'Inventory service', orders: 'Order service' } as const;

/** The result as one page that needs no other file. */
export const writeConformancePage = (result: Conformance): string => {
  const sections = (['public', 'inventory', 'orders'] as const).map((service) => {
    const calls = result.calls.filter((call) => call.service === service);
    return `<h2>${titles[service]}</h2><p><code>${escapeMarkup(result.services[service])}</code></p>${calls.map(writeCall).join('\n')}`;
  });
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>Conformance: ${names[result.verdict].toLowerCase()}</title><style>${style}</style></head><body>`,
    `<h1>Conformance of the services</h1><p>${escapeMarkup(summarize(result))}</p>`,
    `<p>Called from <code>${escapeMarkup(result.origin)}</code>. In the requests, set <code>TOKEN</code> and <code>PASSWORD</code> to your own.</p>`,
    ...sections,
    '</body></html>\n',
  ].join('\n');
};
