import { extractTexts, verifyTranslations } from './locales/formatjs';
import { localeFaults, sourceFaults } from './locales/localeFaults';
import { getLocaleFile, readIdentical, readTexts } from './locales/localeFiles';

const translated = ['es', 'zh'];

/** The application's texts, and in folders those of the services and of the office. */
const checkFolder = (folder: string) => {
  const identical = readIdentical(folder);
  const unknown = Object.keys(identical).filter((language) => !translated.includes(language));
  const translations = translated.map((language) => ({
    language: `${folder}${language}`,
    texts: readTexts(`${folder}${language}`),
    identical: identical[language] ?? [],
  }));
  return [
    ...unknown.map((language) => `${folder}identical.json: ${language} is not a translation`),
    ...localeFaults(readTexts(`${folder}en`), translations, `${folder}en`),
    ...verifyTranslations(['en', ...translated].map((language) => getLocaleFile(`${folder}${language}`))),
  ];
};

const extracted = extractTexts();
const faults = [...sourceFaults(extracted, readTexts('en')), ...['', 'services/', 'office/'].flatMap(checkFolder)];
const verdict = faults.length > 0 ? 'some need attention' : 'no faults';
console.log([...faults, `${Object.keys(extracted).length} texts: ${verdict}`].join('\n'));
process.exitCode = faults.length > 0 ? 1 : 0;
