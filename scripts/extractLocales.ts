import { extractTexts } from './locales/formatjs';
import { writeTexts } from './locales/localeFiles';

const texts = extractTexts();
writeTexts('en', texts);
console.log(`locales/en.json holds the ${Object.keys(texts).length} texts of the source`);
