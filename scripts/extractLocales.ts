import { extractTexts } from './locales/formatjs';
import { writeTexts } from './locales/localeFiles';

const texts = extractTexts();
writeTexts('en', texts);
console.log(`locales/en.json now has all ${Object.keys(texts).length} texts of the source`);
