import type { ReactNode } from 'react';
import { PageBody } from '@/shared/ui/PageBody';
import { Hero } from './home/Hero';
import { LateSections } from './home/LateSections';

/** `children` stand between the hero and the sections of the public service: the item rails of the catalogue. */
export const HomePage = ({ children }: { children?: ReactNode }) => (
  <PageBody>
    <Hero />
    {children}
    <LateSections />
  </PageBody>
);
