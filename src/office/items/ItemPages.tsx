import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternate';
import {
  AutocompleteInput,
  BooleanInput,
  Create,
  DataTable,
  Edit,
  FormDataConsumer,
  List,
  required,
  SearchInput,
  SelectInput,
  SimpleForm,
  TextInput,
  TopToolbar,
  useGetList,
  useLocale,
  useRecordContext,
} from 'react-admin';

import { units } from '@/shared/lib/packing';
import type { CatalogueItem, Category } from '@/contracts/office';

import { exportCsv } from '../data/exportCsv';
import { fillEmpty } from '../data/fillEmpty';
import { readBase64 } from '../data/readBase64';
import { useCatalogChoices } from '../data/useCatalogChoices';
import { DropInput, type DroppedFile } from '../shared/DropInput';
import { OperationButton } from '../shared/OperationButton';
import { SaveToolbar } from '../shared/SaveToolbar';

const Column = DataTable.Col<CatalogueItem>;

const pictures = { 'image/*': ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif'] };
const unitChoices = units.map((id) => ({ id, name: id }));

export const CatalogInput = (props: { source: string; alwaysOn?: boolean; validate?: ReturnType<typeof required> }) => (
  <SelectInput {...props} choices={useCatalogChoices()} translateChoice={false} />
);

type CategoryProps = { source: string; alwaysOn?: boolean };

const Categories = ({ source, catalogId }: CategoryProps & { catalogId: number | undefined }) => {
  const { data = [] } = useGetList<Category & { id: string }>('categories', { filter: { catalogId } });
  return <AutocompleteInput source={source} choices={data} optionValue="categoryId" translateChoice={false} />;
};

export const CategoryInput = ({ source }: CategoryProps) => (
  <FormDataConsumer<{ catalogId?: number }>>
    {({ formData: { catalogId } }) => <Categories source={source} catalogId={catalogId} />}
  </FormDataConsumer>
);

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <CatalogInput key="catalogId" source="catalogId" alwaysOn />,
  <CategoryInput key="category" source="category" alwaysOn />,
  <BooleanInput key="deleted" source="deleted" alwaysOn />,
];

export const ItemList = () => {
  const name = { es: 'nameEs', zh: 'nameZh' }[useLocale()] ?? 'nameEn';
  return (
    <List filters={filters} sort={{ field: 'position', order: 'ASC' }} perPage={25} exporter={exportCsv}>
      <DataTable bulkActionButtons={false}>
        <Column source="code" />
        <Column source={name} />
        <Column source="price" align="right" />
        <Column source="bestPrice" align="right" disableSort />
        <Column source="quantity" align="right" disableSort />
      </DataTable>
    </List>
  );
};

const Fields = () => (
  <>
    {['additionalCode', 'nameEs', 'nameEn', 'nameZh'].map((source) => (
      <TextInput key={source} source={source} />
    ))}
    <CategoryInput source="category" />
    {['price', 'bestPrice', 'quantityBestPrice'].map((source) => (
      <TextInput key={source} source={source} />
    ))}
    <SelectInput source="unit" choices={unitChoices} translateChoice={false} />
    {['minimumQuantity', 'quantityStep', 'packSize', 'parentCode', 'quantity', 'expectedQuantity'].map((source) => (
      <TextInput key={source} source={source} />
    ))}
    <TextInput source="expectedDate" helperText="office.dayHelp" />
    <BooleanInput source="isOffer" />
    <BooleanInput source="isNew" />
  </>
);

export const ItemCreate = () => (
  <Create redirect="edit" transform={fillEmpty}>
    <SimpleForm>
      <CatalogInput source="catalogId" validate={required()} />
      <TextInput source="code" validate={required()} />
      <Fields />
    </SimpleForm>
  </Create>
);

const PictureButton = () => {
  const { itemId } = useRecordContext<CatalogueItem>() ?? {};
  if (itemId === undefined) return null;
  return (
    <TopToolbar>
      <OperationButton
        operation="setItemPicture"
        label="office.setItemPicture"
        icon={<AddPhotoAlternate />}
        done="office.saved"
        toInput={async ({ file }: { file: DroppedFile }) => ({
          path: { itemId },
          body: { name: file.rawFile.name, content: await readBase64(file.rawFile) },
        })}
      >
        <DropInput label="resources.items.fields.image" help="office.pictureHelp" accept={pictures} maxMegabytes={20} />
      </OperationButton>
    </TopToolbar>
  );
};

export const ItemEdit = () => (
  <Edit actions={<PictureButton />} mutationMode="pessimistic" transform={fillEmpty}>
    <SimpleForm toolbar={<SaveToolbar />}>
      <TextInput source="code" readOnly />
      <Fields />
      <TextInput source="image" helperText="office.imageHelp" />
      <BooleanInput source="deleted" />
    </SimpleForm>
  </Edit>
);
