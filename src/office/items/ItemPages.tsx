import AccountTree from '@mui/icons-material/AccountTree';
import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternate';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import Inventory from '@mui/icons-material/Inventory';
import {
  ArrayInput,
  AutocompleteInput,
  BooleanInput,
  Button,
  Create,
  DataTable,
  DeleteButton,
  Edit,
  FormDataConsumer,
  Link,
  List,
  NumberField,
  type RedirectionSideEffect,
  required,
  SearchInput,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  TopToolbar,
  useGetList,
  useLocale,
  useRecordContext,
} from 'react-admin';

import { units } from '@/shared/lib/packing';
import type { CatalogueItem, Category } from '@/contracts/office';

import { fillEmpty } from '../data/fillEmpty';
import { readBase64 } from '../data/readBase64';
import { useCatalogChoices } from '../data/useCatalogChoices';
import { DropInput, type DroppedFile } from '../shared/DropInput';
import { columns, PriceField, RecordLink, textInputs, toChoices } from '../shared/fields';
import { DayInput } from '../shared/inputs';
import { lineGroup } from '../shared/LineGroup';
import { OperationButton } from '../shared/OperationButton';
import { SaveToolbar } from '../shared/SaveToolbar';

const Column = DataTable.Col<CatalogueItem>;

export const pictures = { 'image/*': ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif'] };
const unitChoices = toChoices('office.unit', units);
export const names = ['nameEs', 'nameEn', 'nameZh'];

export const CatalogInput = (props: { source: string; alwaysOn?: boolean; validate?: ReturnType<typeof required> }) => (
  <SelectInput {...props} choices={useCatalogChoices()} translateChoice={false} />
);

/** In a form of what belongs to a catalogue. */
export const catalogInput = <CatalogInput source="catalogId" validate={required()} />;

type CategoryProps = { source: string; alwaysOn?: boolean };

const Categories = ({ source, catalogId }: CategoryProps & { catalogId: number | undefined }) => {
  const { data = [] } = useGetList<Category & { id: string }>('categories', { filter: { catalogId } });
  return <AutocompleteInput source={source} choices={data} optionValue="categoryId" translateChoice={false} />;
};

const CategoryInput = ({ source }: CategoryProps) => (
  <FormDataConsumer<{ catalogId?: number }>>
    {({ formData: { catalogId } }) => <Categories source={source} catalogId={catalogId} />}
  </FormDataConsumer>
);

/** The list has the records of one catalogue. */
export const toItsCatalog: RedirectionSideEffect = (resource, _id, record) => {
  const { catalogId } = record as Category;
  return `${resource}?filter=${encodeURIComponent(JSON.stringify({ catalogId }))}`;
};

export const searchFilters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <CatalogInput key="catalogId" source="catalogId" alwaysOn />,
];
const deletedFilter = <BooleanInput key="deleted" source="deleted" alwaysOn />;
const categoryFilters = [...searchFilters, deletedFilter];
const filters = [...searchFilters, <CategoryInput key="category" source="category" alwaysOn />, deletedFilter];

const ItemList = () => {
  const name = { es: 'nameEs', zh: 'nameZh' }[useLocale()] ?? 'nameEn';
  return (
    <List filters={filters} sort={{ field: 'position', order: 'ASC' }}>
      <DataTable bulkActionButtons={false}>
        <Column source="code" field={RecordLink} />
        <Column source={name} />
        <Column source="price" align="right" field={PriceField} />
        {columns(['bestPrice'], { align: 'right', field: PriceField })}
        {columns(['quantity'], { align: 'right', field: NumberField })}
      </DataTable>
    </List>
  );
};

const Fields = () => (
  <>
    {textInputs('additionalCode', ...names)}
    <CategoryInput source="category" />
    {textInputs('price', 'bestPrice', 'quantityBestPrice')}
    <SelectInput source="unit" choices={unitChoices} />
    {textInputs('minimumQuantity', 'quantityStep', 'packSize', 'parentCode', 'quantity', 'expectedQuantity')}
    <DayInput source="expectedDate" />
    <BooleanInput source="isOffer" />
    <BooleanInput source="isNew" />
  </>
);

const ItemCreate = () => (
  <Create redirect="edit" transform={fillEmpty}>
    <SimpleForm>
      {catalogInput}
      <TextInput source="code" validate={required()} />
      <Fields />
    </SimpleForm>
  </Create>
);

const ItemActions = () => {
  const { itemId } = useRecordContext<CatalogueItem>() ?? {};
  if (itemId === undefined) return null;
  return (
    <TopToolbar>
      <Button component={Link} to={`/features/${itemId}`} label="resources.features.name">
        <FormatListBulleted />
      </Button>
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

const ItemEdit = () => (
  <Edit actions={<ItemActions />} transform={fillEmpty}>
    <SimpleForm toolbar={<SaveToolbar />}>
      <TextInput source="code" readOnly />
      <Fields />
      <TextInput source="image" helperText="office.imageHelp" />
      <BooleanInput source="deleted" />
    </SimpleForm>
  </Edit>
);

const featureTypes = { ...pictures, 'application/pdf': ['.pdf'] };

const featureFields = ['heading', ...names, 'valueEs', 'valueEn', 'valueZh', 'image', 'file'];

/** Fields wide enough to be read, and buttons that the keyboard reaches. */
const lineStyle = {
  '& .RaSimpleFormIterator-form': { flexWrap: 'wrap', rowGap: 0, '& > * > *': { flex: '1 1 30%' } },
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
};

const featureInputs = (
  <>
    {featureFields.map((source) => (
      <TextInput key={source} source={source} label={`resources.features.fields.${source}`} />
    ))}
    <DropInput
      source="upload"
      label="office.featureFile"
      help="office.featureFileHelp"
      accept={featureTypes}
      maxMegabytes={20}
    />
  </>
);

const FeatureActions = () => {
  const { itemId } = useRecordContext<{ id: string; itemId: string }>() ?? {};
  if (itemId === undefined) return null;
  const headings = `/featureHeadings?filter=${encodeURIComponent(JSON.stringify({ catalogId: Number.parseInt(itemId, 10) }))}`;
  return (
    <TopToolbar>
      <Button component={Link} to={headings} label="office.headings" />
    </TopToolbar>
  );
};

/** In the order in which the shop shows them. */
const FeaturesEdit = () => (
  <Edit
    actions={<FeatureActions />}
    redirect={(_, id) => `items/${id}`}
    transform={({ features = [], ...rest }: Features) => ({ ...rest, features: features.map(fillEmpty) })}
  >
    <SimpleForm toolbar={<SaveToolbar />}>
      <ArrayInput source="features" helperText="office.featuresHelp">
        <SimpleFormIterator inline fullWidth sx={lineStyle}>
          {lineGroup(featureInputs)}
        </SimpleFormIterator>
      </ArrayInput>
    </SimpleForm>
  </Edit>
);

type Features = { features?: object[] };

const CategoryList = () => (
  <List filters={categoryFilters} perPage={10_000} pagination={false}>
    <DataTable bulkActionButtons={false}>
      {columns(['name'], { field: RecordLink })}
      {columns(names)}
      {columns(['position'], { align: 'right' })}
    </DataTable>
  </List>
);

const CategoryCreate = () => (
  <Create redirect={toItsCatalog} transform={fillEmpty}>
    <SimpleForm>
      {catalogInput}
      {textInputs(...names)}
      <CategoryInput source="parent" />
    </SimpleForm>
  </Create>
);

const CategoryToolbar = () => {
  const { deleted, items = 0 } = useRecordContext<Category & { id: string }>() ?? {};
  return (
    <SaveToolbar>
      {deleted === false && (
        <DeleteButton
          mutationMode="pessimistic"
          confirmContent="office.removeCategoryText"
          contentTranslateOptions={{ smart_count: items }}
        />
      )}
    </SaveToolbar>
  );
};

const CategoryEdit = () => (
  <Edit transform={fillEmpty}>
    <SimpleForm toolbar={<CategoryToolbar />}>
      <TextInput source="items" readOnly />
      {textInputs(...names)}
      <CategoryInput source="parent" />
      <TextInput source="position" helperText="office.positionHelp" />
      <BooleanInput source="deleted" />
    </SimpleForm>
  </Edit>
);

const itemViews = { list: ItemList, create: ItemCreate, edit: ItemEdit };
export const itemPages = { ...itemViews, icon: Inventory, recordRepresentation: 'code' };

export const featurePages = { edit: FeaturesEdit, recordRepresentation: 'code' };

const categoryViews = { list: CategoryList, create: CategoryCreate, edit: CategoryEdit };
export const categoryPages = { ...categoryViews, icon: AccountTree, recordRepresentation: 'name' };
