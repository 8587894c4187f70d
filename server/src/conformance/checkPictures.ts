import type { CallReport } from './callReport';
import { listPictures } from './pictures';
import type { Exchange, Provider } from './provider';

const maxTried = 10;

const isFile = (path: string) => path.startsWith('StockItemFeatureFiles/');

// Browsers take it for as safe as https.
const isThisMachine = (hostname: string) => hostname === 'localhost' || hostname.startsWith('127.');

/** Why a page does not show it. */
const findProblem = ({ request, response }: Exchange, path: string, origin: string): string | undefined => {
  const { status, statusText, headers } = response;
  if (status === 0) return statusText;
  if (status !== 200) return `status ${status}`;
  const type = headers.get('content-type') ?? 'without a type';
  if (!isFile(path) && !type.startsWith('image/')) return type;
  const address = new URL(request.address);
  if (origin.startsWith('https:') && address.protocol === 'http:' && !isThisMachine(address.hostname))
    return 'not https';
  const policy = headers.get('cross-origin-resource-policy');
  return address.origin !== origin && policy === 'same-origin'
    ? 'Cross-Origin-Resource-Policy is same-origin'
    : undefined;
};

/** Whether the pictures and files that a response names can be shown. */
export const checkPictures = async (report: CallReport, provider: Provider, data: unknown) => {
  const paths = listPictures(report.operation.operationId, data).filter(provider.hasPicture).slice(0, maxTried);
  const problems: { exchange: Exchange; text: string }[] = [];
  for (const path of paths) {
    const exchange = await provider.loadPicture(path);
    const problem = findProblem(exchange, path, provider.origin);
    if (problem !== undefined) problems.push({ exchange, text: `${path} (${problem})` });
  }
  const [first] = problems;
  if (!first) return;
  const text = `Of ${paths.length} pictures and files tried, ${problems.length} cannot be shown, such as ${first.text}.`;
  report.part('picture', text, first.exchange);
};
