/** The numbers of the categories that items have, from 1; the same as long as a process runs. */
export type CategoryNumbers = { numberOf: (catalogId: number, stockCategoryId: number) => number; all: Category[] };

type Category = { catalogId: number; stockCategoryId: number };

export const createCategoryNumbers = (): CategoryNumbers => {
  const all: Category[] = [];
  const numbers = new Map<string, number>();
  return {
    all,
    numberOf: (catalogId, stockCategoryId) => {
      const key = `${catalogId}:${stockCategoryId}`;
      const number = numbers.get(key) ?? all.push({ catalogId, stockCategoryId });
      numbers.set(key, number);
      return number;
    },
  };
};
