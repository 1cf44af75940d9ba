/** The service's waiting lines come in English. A line that is not here is shown as it came. */
export const SPANISH_LINES: Readonly<Record<string, string>> = {
  'Listening to your account…': 'Escuchando su relato…',
  'Picking out unit numbers and times…': 'Buscando números de unidad y horas…',
  'Tuning in to fire-service words…': 'Afinando el oído a las palabras de los bomberos…',
  'Separating your voice from the background…': 'Separando su voz del ruido de fondo…',
  'Writing down what you said…': 'Anotando lo que dijo…',
  'Working out what kind of call it was…': 'Averiguando qué tipo de salida fue…',
  'Finding the address…': 'Buscando la dirección…',
  'Putting the times in order…': 'Ordenando las horas…',
  'Listing the units that responded…': 'Anotando las unidades que acudieron…',
  'Writing the narrative…': 'Escribiendo el relato…',
  'Keeping what was said apart from what was not…': 'Separando lo que se dijo de lo que no…',
  'Filling in the details of the incident…': 'Completando los detalles del incidente…',
  'Checking alarms and sprinklers…': 'Revisando alarmas y rociadores…',
  'Looking for what nobody mentioned…': 'Buscando lo que nadie mencionó…',
  'Preparing the questions that are left…': 'Preparando las preguntas que quedan…',
};
