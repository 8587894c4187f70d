import { engines } from '../support/testDatabase';
import { describeKills } from './describeKills';

if (engines.includes('postgres')) describeKills('postgres');
else it('needs PostgreSQL', () => expect(engines).toEqual(['sqlite']));
