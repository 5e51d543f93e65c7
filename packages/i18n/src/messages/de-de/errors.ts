export const errors = {
  "errors.default": "Leider ist etwas schiefgegangen",
  "errors.noDetails": "Keine weiteren Angaben",
  "errors.login_no_matching_customer_internal": "Benutzername und/oder Passwort ungültig",
  "errors.FRAMEWORK__RATE_LIMIT_EXCEEDED": "Zu viele Anfragen. Bitte warten Sie {seconds} Sekunden",
  "errors.CHECKOUT__CUSTOMER_AUTH_THROTTLED": "Zu viele Anfragen. Bitte warten Sie {seconds} Sekunden",
  "errors.CONTENT__NEWSLETTER_RECIPIENT_THROTTLED": "Zu viele Anfragen. Bitte warten Sie {seconds} Sekunden",
  "errors.FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE":
    "Der Shop wird gerade gewartet. Bitte versuchen Sie es später noch einmal.",
  "errors.FRAMEWORK__MISSING_REQUEST_PARAMETER":
    "Es fehlt eine Angabe. Bitte füllen Sie das Formular vollständig aus.",
  "errors.FRAMEWORK__INVALID_REQUEST_PARAMETER": "Eine Angabe ist ungültig. Bitte prüfen Sie das Formular.",
  "errors.CHECKOUT__CUSTOMER_NOT_LOGGED_IN": "Ihre Sitzung ist abgelaufen. Bitte laden Sie die Seite neu.",
  "errors.CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED":
    "Bitte bestätigen Sie zuerst Ihre Registrierung über den Link in unserer E-Mail.",
  "errors.CHECKOUT__NO_HASH_PROVIDED":
    "Dieser Bestätigungslink ist unvollständig. Bitte öffnen Sie den ganzen Link aus der E-Mail.",
  "errors.CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH": "Dieser Link ist nicht gültig oder wurde schon ersetzt.",
  "errors.CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED":
    "Ihre Registrierung ist schon bestätigt. Sie können sich anmelden.",
  "errors.CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED":
    "Dein Link zum Wiederherstellen des Passwortes ist nicht gültig!",
  "errors.CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND": "Diese Zahlungsart gibt es nicht mehr.",
  "errors.CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND": "Diese Adresse gibt es nicht mehr.",
  "errors.CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT":
    "Eine Standardadresse kann nicht gelöscht werden. Bitte wählen Sie zuerst eine andere.",
  "errors.CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE":
    "Diese Adresse wird gerade für Ihren Warenkorb verwendet und kann nicht gelöscht werden.",
  "errors.CHECKOUT__CUSTOMER_GROUP_REGISTRATION_NOT_FOUND": "Diese Registrierung wird nicht mehr angeboten.",
  "errors.CHECKOUT__WISHLIST_NOT_FOUND": "Ihre Merkliste ist leer.",
  "errors.CHECKOUT__WISHLIST_IS_NOT_ACTIVATED": "Merklisten sind zurzeit nicht verfügbar.",
  "errors.CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND": "Das Produkt steht nicht auf Ihrer Merkliste.",
  "errors.CHECKOUT__DUPLICATE_WISHLIST_PRODUCT": "Das Produkt steht schon auf Ihrer Merkliste.",
  "errors.CHECKOUT__PRODUCT_IDS_PARAMETER_IS_MISSING": "Es wurde kein Produkt genannt.",
  "errors.CHECKOUT__PASSWORD_POLICIES_UPDATED":
    "Unsere Regeln für Passwörter haben sich geändert. Bitte setzen Sie über „Passwort vergessen“ ein neues.",
  "errors.CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND": "Diese Anmeldung zum Newsletter finden wir nicht.",
  "errors.CONTENT__MISSING_EMAIL_PARAMETER": "Oops, das darf nicht leer bleiben!",
  "errors.PRODUCT__REVIEW_NOT_ACTIVE": "Bewertungen sind zurzeit nicht möglich.",
  "errors.CONTENT__PRODUCT_NOT_FOUND": "Dieses Produkt gibt es nicht mehr.",
  "errors.HEARTH__EMAIL_CHANGE_EXPIRED":
    "Dieser Link ist nicht mehr gültig. Bitte ändern Sie die Adresse in Ihrem Kundenkonto noch einmal.",
  "errors.HEARTH__PAY_AT_ONCE":
    "Diese Ware geben wir gerade nur gegen sofortige Zahlung ab. Bitte wählen Sie eine Zahlungsart, mit der Sie gleich bezahlen.",
  "errors.HEARTH__CHALLENGE": "Bitte senden Sie die Bestellung noch einmal.",
  "errors.HEARTH__TOO_MANY_CODES":
    "Das waren viele Codes hintereinander. Bitte versuchen Sie es später noch einmal.",
  "errors.HEARTH__SOCIAL_LOGIN_REFUSED":
    "Die Anmeldung über diesen Anbieter hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
  "errors.HEARTH__SOCIAL_EMAIL_NEEDS_PROOF":
    "Der Anbieter hat diese E-Mail-Adresse nicht bestätigt. Bitte melden Sie sich einmal mit Ihrem Passwort an und verknüpfen Sie den Anbieter dann.",
  "errors.VIOLATION::IS_BLANK_ERROR": "Oops, das darf nicht leer bleiben!",
  "errors.VIOLATION::IS_BLANK_ERROR/box": "Bitte setzen Sie hier das Häkchen, damit es weitergeht",
  "errors.VIOLATION::IS_BLANK_ERROR/choice": "Bitte wählen Sie eine der Möglichkeiten",
  "errors.VIOLATION::TOO_SHORT_ERROR": "Bitte geben Sie mindestens {limit} Zeichen ein",
  "errors.VIOLATION::TOO_LONG_ERROR": "Bitte geben Sie höchstens {limit} Zeichen ein",
  "errors.VIOLATION::TOO_LOW_ERROR": "Der Wert muss mindestens {limit} sein",
  "errors.VIOLATION::TOO_HIGH_ERROR": "Der Wert darf höchstens {limit} sein",
  "errors.VIOLATION::INVALID_FORMAT_ERROR": "Bitte prüfen Sie diese Angabe",
  "errors.VIOLATION::TOO_LONG_ERROR/attachments":
    "Bitte wählen Sie höchstens {limit} Bilder mit je höchstens 2 MB aus",
  "errors.VIOLATION::INVALID_FORMAT_ERROR/attachments":
    "Bitte wählen Sie Bilder im Format JPEG, PNG oder WebP aus",
  "errors.VIOLATION::INVALID_FORMAT_ERROR/phoneNumber":
    "Bitte geben Sie eine gültige Telefonnummer ein, zum Beispiel {example}, oder eine mit Landesvorwahl",
  "errors.VIOLATION::STRICT_CHECK_FAILED_ERROR": "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  "errors.VIOLATION::INVALID_EMAIL_FORMAT_ERROR": "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  "errors.VIOLATION::NOT_EQUAL_ERROR": "Die beiden Angaben stimmen nicht überein",
  "errors.VIOLATION::NOT_EQUAL_ERROR/password": "Die Passwörter stimmen nicht überein",
  "errors.VIOLATION::NOT_EQUAL_ERROR/email": "Die E-Mail-Adressen stimmen nicht überein",
  "errors.VIOLATION::NO_SUCH_CHOICE_ERROR": "Bitte wählen Sie einen der Einträge",
  "errors.VIOLATION::INVALID_TYPE_ERROR": "Bitte prüfen Sie diese Angabe",
  "errors.VIOLATION::PASSWORD_TOO_COMMON":
    "Dieses Passwort ist leicht zu erraten: Es ist weit verbreitet oder besteht aus Ihrer Adresse oder unserem Namen. Bitte wählen Sie ein anderes",
  "errors.VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE": "Diese E-Mail-Adresse wird schon verwendet",
  "errors.VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT": "Das Passwort ist nicht richtig",
  "errors.VIOLATION::VAT_ID_FORMAT_NOT_CORRECT": "Bitte geben Sie eine gültige Umsatzsteuer-ID ein",
  "errors.VIOLATION::ZIP_CODE_INVALID": "Bitte geben Sie eine gültige Postleitzahl ein",
  "errors.VIOLATION::ENTITY_DOES_NOT_EXISTS": "Diesen Eintrag gibt es nicht mehr",
  "errors.VIOLATION::ENTITY_EXISTS": "Sie haben dieses Produkt schon bewertet",
  "errors.VIOLATION::FIRST_NAME_IS_BLANK_ERROR": "Oops, das darf nicht leer bleiben!",
  "errors.VIOLATION::LAST_NAME_IS_BLANK_ERROR": "Oops, das darf nicht leer bleiben!",
  "errors.VIOLATION::STREET_IS_BLANK_ERROR": "Oops, das darf nicht leer bleiben!",
  "errors.VIOLATION::CITY_IS_BLANK_ERROR": "Oops, das darf nicht leer bleiben!",
  "errors.VIOLATION::COUNTRY_IS_BLANK_ERROR": "Oops, das darf nicht leer bleiben!",
  "errors.VIOLATION::PHONE_NUMBER_IS_BLANK_ERROR": "Oops, das darf nicht leer bleiben!",
  "errors.VIOLATION::ADDITIONAL_ADDR1_IS_BLANK_ERROR": "Oops, das darf nicht leer bleiben!",
  "errors.VIOLATION::ADDITIONAL_ADDR2_IS_BLANK_ERROR": "Oops, das darf nicht leer bleiben!",
  "errors.VIOLATION::FIRST_NAME_IS_TOO_LONG": "Diese Angabe ist zu lang",
  "errors.VIOLATION::LAST_NAME_IS_TOO_LONG": "Diese Angabe ist zu lang",
  "errors.VIOLATION::TITLE_IS_TOO_LONG": "Diese Angabe ist zu lang",
  "errors.VIOLATION::ZIPCODE_IS_TOO_LONG": "Diese Angabe ist zu lang",
  "errors.VIOLATION::PHONE_NUMBER_IS_TOO_LONG": "Diese Angabe ist zu lang",
  "errors.VIOLATION::PHONE_NUMBER_NOT_GERMAN":
    "Zu dieser Adresse brauchen wir eine deutsche Telefonnummer, zum Beispiel {example} oder +49 69 123456",
  "errors.VIOLATION::NOT_NUMERIC_ERROR": "Bitte geben Sie hier nur Ziffern ein",
  "errors.VIOLATION::NOT_AN_INTEGER_ERROR": "Bitte geben Sie eine ganze Zahl ein",
  "errors.VIOLATION::NOT_IN_RANGE_ERROR": "Der Wert muss zwischen {min} und {max} liegen",
} as const;
