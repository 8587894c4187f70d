import {
  Create,
  DeleteWithConfirmButton,
  Edit,
  type RedirectionSideEffect,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useRecordContext,
} from 'react-admin';

import type { ListedPrice } from '@/contracts/office';

import { fillEmpty } from '../data/fillEmpty';
import { CatalogInput } from '../items/ItemPages';

type Price = ListedPrice & { id: string };

const toList: RedirectionSideEffect = (_resource, _id, price) => `priceLists/${price?.priceListId}/show`;

const Fields = () => (
  <>
    <TextInput source="discount" helperText="office.discountHelp" />
    {['price', 'bestPrice', 'quantityBestPrice'].map((source) => (
      <TextInput key={source} source={source} />
    ))}
    <TextInput source="validFrom" helperText="office.dayHelp" />
    <TextInput source="validUntil" helperText="office.dayHelp" />
  </>
);

export const PriceCreate = () => (
  <Create redirect={toList} transform={fillEmpty}>
    <SimpleForm>
      <CatalogInput source="catalogId" validate={required()} />
      <TextInput source="code" validate={required()} helperText="office.priceCodeHelp" />
      <Fields />
    </SimpleForm>
  </Create>
);

const EditToolbar = () => {
  const price = useRecordContext<Price>();
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton />
      <DeleteWithConfirmButton
        redirect={`/priceLists/${price?.priceListId}/show`}
        confirmContent="office.removePriceText"
        mutationMode="pessimistic"
      />
    </Toolbar>
  );
};

export const PriceEdit = () => (
  <Edit mutationMode="pessimistic" redirect={toList} transform={fillEmpty}>
    <SimpleForm toolbar={<EditToolbar />}>
      {['code', 'name', 'publicPrice'].map((source) => (
        <TextInput key={source} source={source} readOnly />
      ))}
      <Fields />
    </SimpleForm>
  </Edit>
);
