import { padSlice } from './padSlice';

const { padOpened, padRestored, rowWritten } = padSlice.actions;

const reduce = (...actions: Parameters<typeof padSlice.reducer>[1][]) => actions.reduce(padSlice.reducer, undefined);

describe('an order pad', () => {
  it('keeps a line that is typed before it has been opened', () => {
    const state = reduce(rowWritten({ id: 'a', code: 'RA-1007-24' }), padOpened({ clientId: 7 }));
    expect(state).toEqual({ clientId: 7, rows: [{ id: 'a', code: 'RA-1007-24', quantity: '1' }], text: '' });
  });

  it('adds a line that is typed before the stored ones have been read', () => {
    const stored = { clientId: 7, rows: [{ id: 's', code: 'OL-1002-4', quantity: '3' }], text: '' };
    const state = reduce(rowWritten({ id: 'a', code: 'RA-1007-24' }), padRestored(stored), padOpened({ clientId: 7 }));
    expect(state?.rows.map(({ code }) => code)).toEqual(['OL-1002-4', 'RA-1007-24']);
  });

  it('shows what another tab has changed, and nothing of another client', () => {
    const stored = { clientId: 7, rows: [{ id: 's', code: 'OL-1002-4', quantity: '3' }], text: '' };
    const mine = [padOpened({ clientId: 7 }), rowWritten({ id: 'a', code: 'RA-1007-24' })];
    expect(reduce(...mine, padRestored(stored))).toEqual(stored);
    expect(reduce(...mine, padOpened({ clientId: 8 }))).toEqual({ clientId: 8, rows: [], text: '' });
  });
});
