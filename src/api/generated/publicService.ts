import type { RecordShape } from '../request/parseResponse';
import { injectionFor } from '../serviceApis';
const Session: RecordShape = { token: 't!' };
const OauthAddress: RecordShape = { url: 't!' };
const ClientSession: RecordShape = {
  token: 't!',
  clientId: 'i!',
  name: 't!',
  username: 't?',
  email: 't?',
  phone: 't?',
  address: 't?',
  deliveryAddresses: 't?',
  taxId: 't?',
  personId: 'i',
  personName: 't',
  endsAt: 't',
};
const PasskeyChallenge: RecordShape = { challenge: 't!', rpId: 't!' };
const Layout: RecordShape = {
  aside_button: 't0',
  aside_sub_title: 't?',
  aside_title: 't0',
  card_action_button: 't0',
  card_action_title: 't0',
  step_one: 't0',
  step_two: 't0',
  step_three: 't0',
  step_title: 't0',
  title_highlighted: 't0',
  title_offer: 't0',
  title_recent: 't0',
  emptyScreens: ['t!', '', 5],
};
const Environments: RecordShape = { '*': 't?' };
/** Parses each response by its contract. */
export const publicService = injectionFor('public', {
  authenticateUser: [Session, '!'],
  getOauthLogin: [OauthAddress, '!'],
  redeemSignIn: [ClientSession, '!'],
  startPasskeySignIn: [PasskeyChallenge, '!'],
  signInWithPasskey: [ClientSession, '!'],
  getOauthLogout: [OauthAddress, '!'],
  getLayout: Layout,
  getEnvironments: Environments,
});
