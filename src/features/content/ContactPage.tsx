import Box from '@mui/material/Box';
import { Suspense, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { useGetContactQuery } from '@/api/contentApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { contactFormPlace } from '@/shared/routing/catalogueAddresses';
import { lazyPart } from '@/shared/ui/lazyPart';
import { Unreachable } from '@/shared/ui/Notice';
import { PageBody } from '@/shared/ui/PageBody';
import { Skeleton } from '@/shared/ui/Skeleton';
import { useSeenOrInteracted } from '@/shared/ui/useNear';

import { PageHeading } from './components/PageHeading';
import { RichText, TextLoading } from './components/RichText';
import { ContactDetails } from './contact/ContactDetails';
import { contactMessages as messages } from './contact/contactMessages';

// The text comes first: the form's fields weigh more than everything else, and sit below it on narrow screens.
const ContactForm = lazyPart(
  async () => (await import(/* webpackChunkName: "contact-form" */ './contact/ContactForm')).ContactForm,
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
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
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
                <ContactForm />
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
