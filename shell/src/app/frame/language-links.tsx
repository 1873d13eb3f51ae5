import { defaultLanguage, pathInLanguage, splitLanguage } from "@forecourt/contracts/language";
import { useNavigation } from "@forecourt/remote-kit/navigation";
import { useSite } from "@forecourt/remote-kit/site-context";

/** Links to this page in the other languages of the site. Each loads a document, because all texts are others. */
export function LanguageLinks({ className }: { className: string | undefined }) {
  const { language: own = defaultLanguage, languages = [] } = useSite();
  const { path: address } = useNavigation();
  const { path } = splitLanguage(address, [own]);
  return languages.map(({ code, name }) =>
    code === own ? null : (
      <li key={code} data-document="">
        <a href={pathInLanguage(path, code)} lang={code} hrefLang={code} className={className}>
          {name}
        </a>
      </li>
    ),
  );
}
