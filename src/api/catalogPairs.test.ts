import { catalogPairs, catalogSegments } from './catalogPairs';

const ids = { accountId: 1, companies: [10, 20], catalogs: [100, 200] };

describe('the two catalogues of an account', () => {
  it('pairs companies and catalogues by position', () => {
    expect(catalogPairs(ids)).toEqual([
      { accountId: 1, companyId: 10, catalogId: 100 },
      { accountId: 1, companyId: 20, catalogId: 200 },
    ]);
  });

  it('omits a catalogue without a company', () => {
    expect(catalogPairs({ ...ids, companies: [10] })).toEqual([{ accountId: 1, companyId: 10, catalogId: 100 }]);
  });

  it('returns the path segments of a catalogue', () => {
    expect(catalogSegments(ids, 200)).toEqual({ accountId: 1, companyId: 20, catalogId: 200 });
    expect(catalogSegments(ids, 300)).toBeUndefined();
  });
});
