import type { RecordShape } from '../request/parseResponse';
import { injectionFor } from '../serviceApis';
const Availability: RecordShape = {
  stockItemId: 'i#',
  level: 't?',
  quantity: 'i?',
  expectedDate: 't?',
  expectedQuantity: 'i?',
  isBackorderRefused: 'b0',
};
/** Parses each response by its contract. */
export const availabilityService = injectionFor('inventory', {
  getAvailability: [Availability, '!', 200],
});
