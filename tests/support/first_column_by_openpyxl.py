"""Tells as JSON what stands in the first column of a workbook of any length."""
import json
import sys

import openpyxl

sheet = openpyxl.load_workbook(sys.argv[1], read_only=True).active
print(json.dumps([row[0] for row in sheet.iter_rows(max_col=1, values_only=True)]))
