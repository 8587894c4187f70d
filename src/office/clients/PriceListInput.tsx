import { SelectInput, useGetList } from 'react-admin';

import type { PriceList } from '@/contracts/office';

type Props = { source: string; emptyText?: string; alwaysOn?: boolean };

/** One of those that exist. */
export const PriceListInput = ({ source, emptyText }: Props) => {
  const { data = [], isPending } = useGetList<PriceList & { id: number }>('priceLists');
  return (
    <SelectInput
      source={source}
      choices={data}
      optionValue="name"
      isPending={isPending}
      translateChoice={false}
      {...(emptyText && { emptyText })}
    />
  );
};
