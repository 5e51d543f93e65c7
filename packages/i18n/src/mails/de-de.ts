import type { MailTexts } from "./mail-texts.ts";
import { orderDeDE } from "./order-de-de.ts";

export const deDE: MailTexts = {
  ...orderDeDE,
  greeting: (name) => `Guten Tag ${name},`,
  greetingWithoutName: "Guten Tag,",
  closing: "Mit freundlichen Grüßen\nIhr Team von {shop}",
  linkHint: "Falls die Schaltfläche nicht funktioniert, kopieren Sie bitte diese Adresse in Ihren Browser:",
  automatic: "Diese E-Mail wurde automatisch verschickt.",
  labels: {
    name: "Name",
    email: "E-Mail",
    phone: "Telefon",
    company: "Firma",
    vatIds: "USt-IdNr.",
    subject: "Betreff",
    group: "Kundengruppe",
    product: "Produkt",
    points: "Sterne",
    oldEmail: "Bisherige Adresse",
    newEmail: "Neue Adresse",
    receivedAt: "Eingegangen am",
    reference: "Vorgang",
    contract: "Vertrag",
    goods: "Waren",
  },
  registerConfirm: {
    subject: "Bitte bestätigen Sie Ihre Registrierung",
    intro:
      "vielen Dank für Ihre Registrierung. Bitte bestätigen Sie Ihre E-Mail-Adresse, damit wir Ihr Kundenkonto freischalten können.",
    button: "Registrierung bestätigen",
    ignore:
      "Sie haben sich nicht bei uns registriert? Dann müssen Sie nichts tun: Ohne Ihre Bestätigung wird kein Konto freigeschaltet.",
  },
  alreadyRegistered: {
    subject: "Sie haben bereits ein Kundenkonto",
    intro:
      "mit Ihrer E-Mail-Adresse sollte gerade ein neues Kundenkonto angelegt werden. Sie haben aber schon eines und können sich direkt anmelden.",
    button: "Anmelden",
    recovery: "Sie haben Ihr Passwort vergessen? Dann legen Sie einfach ein neues fest.",
    recoveryButton: "Passwort zurücksetzen",
    ignore: "Sie waren das nicht? Dann müssen Sie nichts tun. An Ihrem Konto wurde nichts geändert.",
  },
  welcome: {
    subject: "Willkommen bei {shop}",
    intro:
      "Ihr Kundenkonto ist jetzt freigeschaltet. Dort verwalten Sie Ihre Adressen, sehen Ihre Bestellungen und finden Ihren Merkzettel auf allen Geräten wieder.",
    button: "Zum Kundenkonto",
  },
  passwordRecovery: {
    subject: "Neues Passwort festlegen",
    intro:
      "für Ihr Kundenkonto wurde ein neues Passwort angefordert. Über die folgende Schaltfläche legen Sie es fest. Der Link gilt zwei Stunden lang und nur einmal.",
    button: "Neues Passwort festlegen",
    ignore: "Sie haben das nicht angefordert? Dann müssen Sie nichts tun. Ihr Passwort bleibt unverändert.",
  },
  passwordChanged: {
    subject: "Ihr Passwort wurde geändert",
    intro:
      "das Passwort Ihres Kundenkontos wurde soeben geändert. Auf anderen Geräten wurden Sie dabei abgemeldet.",
    notYou:
      "Sie waren das nicht? Dann setzen Sie Ihr Passwort bitte sofort zurück und geben Sie uns Bescheid, indem Sie auf diese E-Mail antworten.",
  },
  emailChangeAsked: {
    subject: "Ihre E-Mail-Adresse soll geändert werden",
    intro:
      "für Ihr Kundenkonto wurde eine andere E-Mail-Adresse angegeben. Noch gilt Ihre bisherige: Die neue zählt erst, wenn der Link bestätigt ist, den wir dorthin geschickt haben.",
    notYou:
      "Sie waren das nicht? Dann kennt jemand Ihr Passwort. Legen Sie bitte gleich ein neues fest, damit ist auch die Änderung hinfällig.",
    button: "Passwort zurücksetzen",
  },
  emailChangeLink: {
    subject: "Bitte bestätigen Sie Ihre neue E-Mail-Adresse",
    intro:
      "diese Adresse wurde als neue E-Mail-Adresse eines Kundenkontos bei uns angegeben. Bitte bestätigen Sie, dass das Konto Ihnen gehört. Der Link gilt 24 Stunden lang und nur einmal.",
    button: "Neue Adresse bestätigen",
    ignore:
      "Sie haben das nicht veranlasst? Dann müssen Sie nichts tun: Ohne Ihre Bestätigung wird Ihre Adresse nicht verwendet.",
  },
  emailTaken: {
    subject: "Ihre E-Mail-Adresse wurde noch einmal angegeben",
    intro:
      "jemand wollte Ihre E-Mail-Adresse für ein anderes Kundenkonto verwenden. Das geht nicht, denn zu dieser Adresse gibt es bereits Ihr Konto. Waren Sie es selbst, melden Sie sich bitte damit an.",
    button: "Anmelden",
    ignore: "Sie waren das nicht? Dann müssen Sie nichts tun. An Ihrem Konto wurde nichts geändert.",
  },
  emailChanged: {
    subject: "Ihre E-Mail-Adresse wurde geändert",
    intro: "die E-Mail-Adresse Ihres Kundenkontos wurde soeben geändert.",
    notYou:
      "Sie waren das nicht? Dann geben Sie uns bitte sofort Bescheid, indem Sie auf diese E-Mail antworten.",
  },
  newsletterConfirm: {
    subject: "Bitte bestätigen Sie Ihre Newsletter-Anmeldung",
    intro:
      "mit dieser E-Mail-Adresse wurde unser Newsletter bestellt. Bitte bestätigen Sie, dass Sie ihn erhalten möchten.",
    button: "Anmeldung bestätigen",
    ignore:
      "Sie haben den Newsletter nicht bestellt? Dann müssen Sie nichts tun: Ohne Ihre Bestätigung schicken wir Ihnen nichts.",
  },
  newsletterLeave: {
    subject: "Newsletter abbestellen",
    intro:
      "für diese E-Mail-Adresse wurde gewünscht, keinen Newsletter mehr zu erhalten. Mit einem Klick ist er abbestellt.",
    button: "Newsletter abbestellen",
    ignore: "Sie möchten den Newsletter weiter erhalten? Dann müssen Sie nichts tun.",
  },
  newsletterWelcome: {
    subject: "Ihr Gutschein zur Newsletter-Anmeldung",
    intro: "Ihre Anmeldung zum Newsletter ist bestätigt. Zum Dank erhalten Sie diesen Gutscheincode:",
    voucher: (amount, minimum) =>
      `Der Gutschein ist ${amount} wert und gilt ab einem Bestellwert von ${minimum}.`,
    conditions: "Sie können ihn einmal einlösen: Geben Sie den Code im Warenkorb ein.",
    button: "Zum Shop",
    unsubscribe: "Newsletter abbestellen",
  },
  contactMessage: {
    subject: (about) => `Kontaktformular: ${about}`,
    intro:
      "Über das Kontaktformular ist eine Nachricht eingegangen. Eine Antwort auf diese E-Mail geht an den Absender.",
  },
  contactCopy: {
    subject: (about) => `Kopie Ihrer Nachricht: ${about}`,
    intro:
      "vielen Dank für Ihre Nachricht. Wir melden uns so bald wie möglich. Das haben Sie uns geschrieben:",
  },
  withdrawalReceived: {
    subject: (reference) => `Eingangsbestätigung Ihres Widerrufs ${reference}`,
    intro: "Ihr Widerruf ist bei uns eingegangen. Das haben Sie uns erklärt:",
    next: "Wir prüfen, welche Bestellung gemeint ist, und melden uns mit dem weiteren Ablauf. Dafür brauchen Sie nichts weiter zu tun.",
    keep: "Bitte bewahren Sie diese E-Mail auf: Sie belegt Inhalt und Zeitpunkt Ihrer Erklärung.",
  },
  withdrawalDeclared: {
    subject: (reference) => `Widerruf ${reference}`,
    intro: "Ein Widerruf ist eingegangen. Eine Antwort auf diese E-Mail geht an den Absender.",
  },
  reviewReceived: {
    subject: (product) => `Neue Bewertung: ${product}`,
    intro: "Eine neue Bewertung wartet auf Freigabe.",
  },
  groupRequested: {
    subject: (who) => `Antrag auf Kundengruppe: ${who}`,
    intro: "Ein Kunde möchte in eine Kundengruppe aufgenommen werden.",
  },
  groupAccepted: {
    subject: "Ihr Antrag wurde angenommen",
    intro: (group) =>
      `wir haben Ihr Kundenkonto geprüft. Ab sofort gehören Sie zur Kundengruppe „${group}“ und sehen deren Preise, sobald Sie angemeldet sind.`,
    button: "Zum Kundenkonto",
  },
  staffInvitation: {
    subject: "Ihr Zugang zur Verwaltung des Shops",
    intro: (inviter) => `${inviter} hat Sie eingeladen, den Shop mit zu verwalten.`,
    next: "Sie wählen ein Passwort und richten einen zweiten Faktor ein: eine Authentifizierungs-App oder einen Passkey. Der Link gilt drei Tage und kann einmal benutzt werden.",
    button: "Zugang einrichten",
    ignore: "Sie wissen nichts davon? Dann müssen Sie nichts tun: Ohne Sie entsteht kein Zugang.",
  },
  accountDeleted: {
    subject: "Ihr Kundenkonto wurde gelöscht",
    intro: "wie von Ihnen gewünscht haben wir Ihr Kundenkonto und die darin gespeicherten Daten gelöscht.",
    kept: "Belege zu Bestellungen bewahren wir nur so lange auf, wie es das Gesetz vorschreibt.",
    notYou:
      "Sie haben die Löschung nicht veranlasst? Dann geben Sie uns bitte sofort Bescheid, indem Sie auf diese E-Mail antworten.",
  },
};
