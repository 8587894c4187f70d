import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useRef } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';

import { useGetContactQuery } from '@/api/contentApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { contactFormPlace } from '@/shared/routing/catalogueAddresses';
import { lazyPart } from '@/shared/ui/lazyPart';
import { Unreachable } from '@/shared/ui/Notice';
import { PageBody } from '@/shared/ui/PageBody';
import { Skeleton } from '@/shared/ui/Skeleton';
import { framed } from '@/shared/ui/styles';
import { useSeenOrInteracted } from '@/shared/ui/useNear';
import type { Contact } from '@/contracts/public';

import { PageHeading } from './components/PageHeading';
import { RichText, TextLoading } from './components/RichText';
import { contactMessages as messages } from './contact/contactMessages';

/** A link to the address on a map. No map is loaded unless the visitor follows it. */
const mapAddress = (address: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`;

const link = { color: 'primary.main', fontWeight: 600, overflowWrap: 'anywhere' };

const Detail = ({ label, children }: { label: MessageDescriptor; children: ReactNode }) => (
  <Box sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      <FormattedMessage {...label} />
    </Typography>
    <Box component="dd" sx={{ m: 0, mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Box>
);

const ContactDetails = ({ contact }: { contact: Contact }) => {
  const { formatMessage } = useIntl();
  const { address, phone, email, openingHours } = contact;
  if (!(address || phone || email || openingHours)) return null;
  return (
    <section aria-labelledby="contact-details">
      <Typography id="contact-details" variant="h2" sx={{ mb: 2 }}>
        {formatMessage(messages.details)}
      </Typography>
      <Box component="dl" sx={{ m: 0, borderBottom: 1, borderColor: 'divider' }}>
        {phone && (
          <Detail label={messages.phone}>
            <Box component="a" href={`tel:${phone.replace(/[^\d+]/g, '')}`} sx={link}>
              {phone}
            </Box>
          </Detail>
        )}
        {email && (
          <Detail label={messages.email}>
            <Box component="a" href={`mailto:${email}`} sx={link}>
              {email}
            </Box>
          </Detail>
        )}
        {address && (
          <Detail label={messages.address}>
            {address}
            <Box
              component="a"
              href={mapAddress(address)}
              target="_blank"
              rel="noopener noreferrer"
              sx={{ ...link, display: 'block', mt: 1 }}
            >
              {formatMessage(messages.map)}
            </Box>
          </Detail>
        )}
        {openingHours && <Detail label={messages.hours}>{openingHours}</Detail>}
      </Box>
    </section>
  );
};

// The text comes first: the form's fields weigh more than everything else, and sit below it on narrow screens.
const MessageForm = lazyPart(
  async () => (await import(/* webpackChunkName: "contact-form" */ './contact/MessageForm')).MessageForm,
  { chunk: 'contact-form', Missing: Unreachable, replacesRendered: true },
);

const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 5, md: 7, lg: 10 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
};

// The height of text and details above the form on narrow screens, reserved so that the form does not move.
const companySpace = { minHeight: { xs: 680, sm: 580, md: 0 } };

// The height of the form, reserved so that nothing below it moves.
const formHeight = { xs: 715, sm: 560 };

const formPlaceholder = <Skeleton sx={{ height: formHeight }} />;

const formCard = {
  p: { xs: 2, sm: 3, md: 4 },
  ...framed,
};

const Company = () => {
  const { data: contact, error, refetch } = useGetContactQuery();
  if (contact) {
    return (
      <>
        <RichText text={contact.body} />
        <Box sx={{ mt: 4 }}>
          <ContactDetails contact={contact} />
        </Box>
      </>
    );
  }
  if (error) return <RequestFailure title={messages.failed} error={error} onRetry={() => void refetch()} />;
  return <TextLoading lines={10} />;
};

/** The form does not depend on the contact request: it can be sent even if the details are missing. */
export const ContactPage = () => {
  const { data: contact } = useGetContactQuery();
  const formPlace = useRef<HTMLDivElement>(null);
  const isFormWanted = useSeenOrInteracted(formPlace);
  return (
    <PageBody>
      <PageHeading isLarge title={contact?.title ?? <FormattedMessage {...messages.title} />} />
      <Box sx={columns}>
        <Box sx={companySpace}>
          <Company />
        </Box>
        <Box id={contactFormPlace} sx={formCard}>
          <Box ref={formPlace} sx={{ '&:has(form)': { minHeight: formHeight } }}>
            {isFormWanted ? (
              <Suspense fallback={formPlaceholder}>
                <MessageForm />
              </Suspense>
            ) : (
              formPlaceholder
            )}
          </Box>
        </Box>
      </Box>
    </PageBody>
  );
};
