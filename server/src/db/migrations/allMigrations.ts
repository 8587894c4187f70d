import type { Kysely } from 'kysely';

import type { Engine } from '../engine';
import type { Tables } from '../tables';
import { createCatalogueTables } from './0001Catalogue';
import { createClientTables } from './0002Clients';
import { createOrderTables } from './0003Orders';
import { createContentTables } from './0004Content';
import { guardTaxRate } from './0005TaxRate';
import { createKnownAddresses } from './0006KnownAddresses';
import { createErrorReports } from './0007ErrorReports';
import { createOutboxTables } from './0009Outbox';
import { createFavourites } from './0012Favourites';
import { createStock } from './0017Stock';
import { createPictureSizes } from './0020PictureSizes';
import { createClientPrices } from './0021ClientPrices';
import { createParcels } from './0024Parcels';
import { createOrderDocuments } from './0025OrderDocuments';
import { indexItemCodes } from './0026ItemCodes';
import { createOrderRequests } from './0029OrderRequests';
import { createPeople } from './0030People';
import { createPlannedOrders } from './0031PlannedOrders';
import { createQuotes } from './0033Quotes';
import { createApprovals } from './0034Approvals';
import { addPersonCarts } from './0036PersonCarts';
import { createPasskeys } from './0040Passkeys';
import { createOffice } from './0045Office';
import { createSoftwareTables } from './0047Software';
import { createLastImport } from './0048LastImport';
import { createClientViews } from './0049ClientViews';
import { nameKeysOnce } from './0050KeyNames';
import { createMissedSearches } from './0051MissedSearches';
import { createUnusedFiles } from './0052UnusedFiles';
import { indexFeaturesByHeading } from './0053FeaturesByHeading';
import {
  addDemoMarks,
  addMessageAnswers,
  addOrderedPacks,
  addOrderFields,
  addOrderRevisions,
  addOutboxClaims,
  addOwnChoices,
  addPacks,
  addPersonalTraces,
  addPlannedDetails,
  addProviderSessions,
  addTaxIds,
  dateParcels,
  indexVariants,
  namePicturesOfCategories,
  recordExportsAndNotes,
  recordInvitations,
} from './addedColumns';

export type Migration = { name: string; up: (db: Kysely<Tables>) => Promise<void> };

/** A new one is applied to a fixture of the tests: "npm run schemas:write" (see CONTRIBUTING.md). */
export const allMigrations = (engine: Engine): Migration[] => [
  { name: '0001_catalogue', up: (db) => createCatalogueTables(db, engine) },
  { name: '0002_clients', up: createClientTables },
  { name: '0003_orders', up: createOrderTables },
  { name: '0004_content', up: createContentTables },
  { name: '0005_tax_rate', up: (db) => guardTaxRate(db, engine) },
  { name: '0006_known_addresses', up: createKnownAddresses },
  { name: '0007_error_reports', up: (db) => createErrorReports(db, engine) },
  { name: '0008_demo_marks', up: addDemoMarks },
  { name: '0009_outbox', up: createOutboxTables },
  { name: '0010_outbox_claims', up: addOutboxClaims },
  { name: '0011_invitations', up: recordInvitations },
  { name: '0012_favourites', up: createFavourites },
  { name: '0013_category_pictures', up: namePicturesOfCategories },
  { name: '0014_exports_and_notes', up: recordExportsAndNotes },
  { name: '0015_variants', up: indexVariants },
  { name: '0016_packs', up: addPacks },
  { name: '0017_stock', up: createStock },
  { name: '0020_picture_sizes', up: (db) => createPictureSizes(db, engine) },
  { name: '0021_client_prices', up: createClientPrices },
  { name: '0022_order_fields', up: addOrderFields },
  { name: '0023_ordered_packs', up: addOrderedPacks },
  { name: '0024_parcels', up: createParcels },
  { name: '0025_order_documents', up: (db) => createOrderDocuments(db, engine) },
  { name: '0026_item_codes', up: indexItemCodes },
  { name: '0027_dated_parcels', up: dateParcels },
  { name: '0028_own_choices', up: addOwnChoices },
  { name: '0029_order_requests', up: createOrderRequests },
  { name: '0030_people', up: createPeople },
  { name: '0031_planned_orders', up: createPlannedOrders },
  { name: '0032_tax_ids', up: addTaxIds },
  { name: '0033_quotes', up: createQuotes },
  { name: '0034_approvals', up: createApprovals },
  { name: '0035_provider_sessions', up: addProviderSessions },
  { name: '0036_person_carts', up: addPersonCarts },
  { name: '0040_passkeys', up: createPasskeys },
  { name: '0042_planned_details', up: addPlannedDetails },
  { name: '0043_personal_traces', up: addPersonalTraces },
  { name: '0044_order_revisions', up: addOrderRevisions },
  { name: '0045_office', up: createOffice },
  { name: '0046_message_answers', up: addMessageAnswers },
  { name: '0047_software', up: createSoftwareTables },
  { name: '0048_last_import', up: createLastImport },
  { name: '0049_client_views', up: createClientViews },
  { name: '0050_key_names', up: nameKeysOnce },
  { name: '0051_missed_searches', up: createMissedSearches },
  { name: '0052_unused_files', up: createUnusedFiles },
  { name: '0053_features_by_heading', up: indexFeaturesByHeading },
];
