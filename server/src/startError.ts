/** A start failure that the operator can fix; shown as one line, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
