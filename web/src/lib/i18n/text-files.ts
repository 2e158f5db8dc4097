import type { Language } from './languages.ts';

/** What `import.meta.glob` answers for one file name in all languages' folders: a loader by path, such as `./en/main.ts`. */
type TextFiles<T> = Readonly<Record<string, () => Promise<T>>>;

/** Loads the texts of one kind, a file in each language's folder. Rejects if the file cannot be fetched. */
export const loaderOf =
  <T>(files: TextFiles<T>, kind: string): ((language: Language) => Promise<T>) =>
  async (language) => {
    const load = files[`./${language}/${kind}.ts`];
    if (load === undefined) throw new Error(`${language} has no texts of the kind ${kind}`);
    return load();
  };
