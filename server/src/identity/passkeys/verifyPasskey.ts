import type { NewPasskey, StoredPasskey } from '../../repositories/passkeysRepository';

/** The host name to which passkeys belong, and the origins of pages that may use them. */
export type RelyingParty = { id: string; origins: string[] };

/** What the authenticator has signed: the fields of the WebAuthn response, in base64url. */
export type Assertion = {
  credentialId: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
};

export type Attestation = {
  credentialId: string;
  clientDataJSON: string;
  attestationObject: string;
};

type TakeChallenge = (challenge: string) => Promise<boolean>;

// Loaded on demand: it is a large library, and most requests are about something else.
const loadLibrary = () => import('@simplewebauthn/server');

const toCredential = <Response>(credentialId: string, response: Response) => ({
  id: credentialId,
  rawId: credentialId,
  type: 'public-key' as const,
  clientExtensionResults: {},
  response,
});

/** Resolves to the authenticator's count of uses; rejects whatever does not match. */
export const verifyAssertion = async (
  { id, origins }: RelyingParty,
  { credentialId, ...response }: Assertion,
  passkey: StoredPasskey,
  takeChallenge: TakeChallenge,
): Promise<number> => {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: toCredential(credentialId, response),
    expectedChallenge: takeChallenge,
    expectedOrigin: origins,
    expectedRPID: id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    // It stands for a password, so having the device is not enough.
    requireUserVerification: true,
  });
  if (!verified) throw new Error('the signature of the passkey is wrong');
  return authenticationInfo.newCounter;
};

export const verifyAttestation = async (
  { id, origins }: RelyingParty,
  { credentialId, ...response }: Attestation,
  takeChallenge: TakeChallenge,
): Promise<Pick<NewPasskey, 'credentialId' | 'publicKey' | 'counter'>> => {
  const { verifyRegistrationResponse } = await loadLibrary();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: toCredential(credentialId, response),
    expectedChallenge: takeChallenge,
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: true,
  });
  if (!registrationInfo) throw new Error('the new passkey is not valid');
  const { credential } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
  };
};
