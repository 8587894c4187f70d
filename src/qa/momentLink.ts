/** A moment that an address leads to: `?qa#report=ID&at=N`. */
export type WantedMoment = {
  /** The report whose session has it; undefined means any file. */
  reportId: string | undefined;
  /** The number of an action, `start` or `end`. */
  place: string;
};

export const readMomentLink = (hash: string): WantedMoment | undefined => {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const place = fields.get('at') ?? 'end';
  const reportId = fields.get('report') ?? undefined;
  const isLink = fields.has('at') || reportId !== undefined;
  return isLink && /^(start|end|\d{1,9})$/.test(place) ? { reportId, place } : undefined;
};

export const createMomentLink = (reportId: string | undefined, index: number) => {
  const fields = new URLSearchParams({ ...(reportId !== undefined && { report: reportId }), at: String(index) });
  return `${window.location.origin}${window.location.pathname}?qa#${fields.toString()}`;
};

export const toIndex = (place: string, last: number) =>
  place === 'start' ? 0 : place === 'end' ? last : Math.min(Number(place), last);
