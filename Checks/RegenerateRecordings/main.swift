import TouchRecordings

print(TwoSubviewsScript.sourceFile(around: TwoSubviewsScript.regenerate()), terminator: "")
