import { Create, Edit, email, required, SelectInput, SimpleForm, TextInput } from 'react-admin';

import { languageNames, languages } from '@/shared/i18n/languages';

import { PriceListInput } from './PriceListInput';

const languageChoices = languages.map((id) => ({ id, name: languageNames[id] }));

const Fields = () => (
  <>
    <TextInput source="name" validate={required()} />
    <TextInput source="email" type="email" validate={[required(), email()]} />
    <TextInput source="username" helperText="office.usernameHelp" />
    <TextInput source="phone" />
    <TextInput source="address" />
    <TextInput source="deliveryAddresses" multiline minRows={2} helperText="office.deliveryAddressesHelp" />
    <SelectInput source="language" choices={languageChoices} translateChoice={false} />
    <TextInput source="taxId" />
    <PriceListInput source="priceList" emptyText="office.publicPrices" />
    <TextInput source="taxRate" helperText="office.taxRateHelp" />
    <TextInput source="taxExemption" helperText="office.taxExemptionHelp" />
  </>
);

/** React-admin empties a field with null. */
export const fillEmpty = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([field, value]: [string, unknown]) => [field, value ?? '']));

export const ClientCreate = () => (
  <Create redirect="show" transform={fillEmpty}>
    <SimpleForm>
      <Fields />
    </SimpleForm>
  </Create>
);

export const ClientEdit = () => (
  <Edit mutationMode="pessimistic" redirect="show" transform={fillEmpty}>
    <SimpleForm>
      <Fields />
    </SimpleForm>
  </Edit>
);
