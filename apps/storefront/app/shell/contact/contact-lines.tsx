import { useLanguage } from "../../platform/language/language.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { openingHoursLines } from "./opening-hours.ts";
import { phoneHref } from "./phone-href.ts";
import type { Contact } from "../shell-data.ts";

interface Props {
  contact: Contact;
  /** Missing where the page behind it cannot be reached. */
  contactPath?: string;
}

export function ContactLines({ contact: { phone, email, hours }, contactPath }: Props) {
  const language = useLanguage();
  const { t, href } = language;
  return (
    <ul className="flex flex-col">
      <li>
        <a href={phoneHref(phone)} className="contact-line font-semibold">
          <Icon name="phone" size="small" className="text-brand" />
          {phone}
        </a>
      </li>
      <li>
        <a href={`mailto:${email}`} className="contact-line">
          <Icon name="mail" size="small" className="text-brand" />
          {email}
        </a>
      </li>
      {hours.length > 0 && (
        <li className="flex items-start gap-2 py-2">
          <Icon name="clock" size="small" className="mt-0.5 text-brand" />
          <span>
            <span className="sr-only">{t("shell.openingHours")}: </span>
            {openingHoursLines(hours, language).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </span>
        </li>
      )}
      {contactPath !== undefined && (
        <li>
          <a href={href(contactPath)} className="contact-line">
            <Icon name="arrow-right" size="small" className="text-brand" />
            {t("shell.contactForm")}
          </a>
        </li>
      )}
    </ul>
  );
}
