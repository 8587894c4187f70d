import {
  BooleanInput,
  Create,
  DataTable,
  DeleteWithConfirmButton,
  Edit,
  List,
  required,
  SaveButton,
  SearchInput,
  SimpleForm,
  TextInput,
  Toolbar,
  useRecordContext,
} from 'react-admin';

import type { Category } from '@/contracts/office';

import { exportCsv } from '../data/exportCsv';
import { fillEmpty } from '../data/fillEmpty';
import { CatalogInput, CategoryInput } from './ItemPages';

const Column = DataTable.Col<Category>;

const names = ['nameEs', 'nameEn', 'nameZh'] as const;

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <CatalogInput key="catalogId" source="catalogId" alwaysOn />,
  <BooleanInput key="deleted" source="deleted" alwaysOn />,
];

export const CategoryList = () => (
  <List filters={filters} perPage={10_000} pagination={false} exporter={exportCsv}>
    <DataTable bulkActionButtons={false} rowClick="edit">
      <Column source="name" disableSort />
      {names.map((source) => (
        <Column key={source} source={source} disableSort />
      ))}
      <Column source="position" align="right" disableSort />
    </DataTable>
  </List>
);

const Fields = () => (
  <>
    {names.map((source) => (
      <TextInput key={source} source={source} />
    ))}
    <CategoryInput source="parent" />
  </>
);

export const CategoryCreate = () => (
  <Create redirect="list" transform={fillEmpty}>
    <SimpleForm>
      <CatalogInput source="catalogId" validate={required()} />
      <Fields />
    </SimpleForm>
  </Create>
);

const EditToolbar = () => {
  const category = useRecordContext<Category & { id: string }>();
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton />
      {category?.deleted === false && (
        <DeleteWithConfirmButton
          confirmContent="office.removeCategoryText"
          contentTranslateOptions={{ smart_count: category.items ?? 0 }}
          mutationMode="pessimistic"
        />
      )}
    </Toolbar>
  );
};

export const CategoryEdit = () => (
  <Edit mutationMode="pessimistic" transform={fillEmpty}>
    <SimpleForm toolbar={<EditToolbar />}>
      <TextInput source="items" readOnly />
      <Fields />
      <TextInput source="position" helperText="office.positionHelp" />
      <BooleanInput source="deleted" />
    </SimpleForm>
  </Edit>
);
