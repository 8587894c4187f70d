import type { OfficeOrderDetails } from '@/contracts/office';

import { findUnsent } from './findUnsent';

it('finds what is neither sent nor cancelled', () => {
  const lines = [
    { lineNumber: 1, code: 'A', quantity: 10, cancelled: 2 },
    { lineNumber: 2, code: 'B', quantity: 3 },
    { lineNumber: 3, code: 'C', quantity: 1 },
  ];
  const parcels = [
    { lines: [{ lineNumber: 1, quantity: 4 }] },
    { lines: [1, 2].map((lineNumber) => ({ lineNumber, quantity: 3 })) },
  ];
  expect(findUnsent({ lines, parcels } as OfficeOrderDetails)).toEqual([
    { lineNumber: 1, code: 'A', left: 1 },
    { lineNumber: 3, code: 'C', left: 1 },
  ]);
});
