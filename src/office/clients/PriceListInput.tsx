import { SelectInput, useGetList } from 'react-admin';

type Props = { source: string; emptyText?: string; alwaysOn?: boolean };

/** One of those that exist. */
export const PriceListInput = ({ source, emptyText }: Props) => {
  const { data = [], isPending } = useGetList<{ id: string; name: string }>('priceLists');
  return (
    <SelectInput
      source={source}
      choices={data}
      isPending={isPending}
      translateChoice={false}
      {...(emptyText && { emptyText })}
    />
  );
};
